import { Link } from 'wouter'
import type {
  FirstAnswers,
  FirstDetails,
  FirstStart as Questions,
} from '../../../../admin/contract.ts'
import { useOverview } from '../../../../admin/overview.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
import { currencies } from '../../../../base/money/currencies.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { FormSwitch } from '../../../company/admin/contact-details/form-switch.tsx'
import { currencyName } from '../../../company/admin/contact-details/use-currency.ts'
import { DETAIL_LABELS, phoneHint } from '../../../company/contact-details/labels.ts'
import { useFirstStart } from './use-first-start.ts'

type TextName = Exclude<keyof FirstDetails, 'takesInquiries'>

const REQUIRED = new Set<TextName>(['companyName', 'addressLine1', 'phone', 'email'])

/** The questions that make the example site that of its owner, or an empty one. */
export function FirstStart() {
  const start = useFirstStart()
  const { data: overview } = useOverview()
  const { data, answers, faults, isBusy, change } = start
  const marked = useMarkedForm(faults, start.save)
  const field = (name: TextName) => ({
    name,
    label: DETAIL_LABELS[name] + (REQUIRED.has(name) ? ' (required)' : ''),
    required: REQUIRED.has(name),
    value: answers?.[name] ?? '',
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  return (
    <>
      <ScreenHeading
        title="Make it yours"
        text="You can change every answer later, under Contact details and Pages."
      >
        <Link className="button secondary" href={adminRoutes.dashboard}>
          Later
        </Link>
      </ScreenHeading>
      <ReadState what="The questions" data={data} error={start.error} />
      {data && answers && (
        <form {...marked} className="first-start">
          <fieldset className="panel details-group">
            <legend>Your company</legend>
            <Field {...field('companyName')} maxLength={60} autoComplete="organization" />
            {!data.isAnswered && (data.isEmpty || answers.begin === 'empty') && (
              <Field
                name="lead"
                label="Your company in one sentence (optional)"
                hint="What you sell or make, and where. The home page begins with it, and search engines show it."
                value={answers.lead ?? ''}
                error={faults.lead}
                maxLength={160}
                onChange={({ target }) => change({ lead: target.value })}
              />
            )}
            <SelectField
              {...field('country')}
              options={[['', 'Choose'], ...data.countries.map(({ name }) => [name, name] as const)]}
              onChange={({ target }) => start.chooseCountry(target.value)}
            />
            <Field {...field('addressLine1')} autoComplete="address-line1" />
            <Field {...field('city')} autoComplete="address-level2" />
            <SelectField
              label="Currency of your prices"
              options={currencies.map(code => [code, currencyName(code)])}
              value={answers.currency}
              error={faults.currency}
              onChange={({ target }) => change({ currency: target.value })}
            />
            {start.timeZones.length > 1 && (
              <SelectField
                {...field('timeZone')}
                options={start.timeZones.map(zone => [zone, zone.replaceAll('_', ' ')])}
              />
            )}
          </fieldset>
          {!data.isEmpty && (
            <Beginning work={data.work} answers={answers} fault={faults.begin} change={change} />
          )}
          <fieldset className="panel details-group">
            <legend>How customers reach you</legend>
            <Field
              {...field('phone')}
              type="tel"
              autoComplete="tel"
              hint={phoneHint(start.phoneExample)}
            />
            <label className="check">
              <input
                type="checkbox"
                checked={start.isOneNumber}
                onChange={({ target }) => start.setOneNumber(target.checked)}
              />
              WhatsApp is the same number as the phone
            </label>
            {!start.isOneNumber && (
              <Field
                {...field('whatsapp')}
                type="tel"
                autoComplete="off"
                hint="The green button opens a chat with it. Leave it empty if you have none."
              />
            )}
            <Field {...field('email')} type="email" autoComplete="email" />
          </fieldset>
          <fieldset className="panel details-group">
            <legend>Inquiries</legend>
            <FormSwitch
              isOpen={answers.takesInquiries}
              onChange={takesInquiries => change({ takesInquiries })}
            />
            {overview?.queues.mails.isOn === false && (
              <p className="details-note">
                No mail tells you of them yet. Until mail is set up, look under Inquiries in this
                area; the dashboard says how to set it up.
              </p>
            )}
          </fieldset>
          <div className="actions">
            <Button type="submit" className="button primary" isBusy={isBusy} busyText="One moment…">
              {actionOf(data, answers)}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

function actionOf({ isEmpty, isAnswered }: Questions, { begin }: FirstAnswers): string {
  if (begin === 'empty') return 'Begin with an empty site'
  return isEmpty && !isAnswered ? 'Open the site' : 'Save the answers'
}

interface BeginningProps {
  /** Work that keeps the site from beginning empty. */
  work: string | undefined
  answers: FirstAnswers
  fault: string | undefined
  change: (fields: Partial<FirstAnswers>) => void
}

function Beginning({ work, answers, fault, change }: BeginningProps) {
  const choice = (value: FirstAnswers['begin'], title: string, text: string) => (
    <label className="check">
      <input
        type="radio"
        name="begin"
        value={value}
        checked={answers.begin === value}
        disabled={value === 'empty' && work !== undefined}
        onChange={() => change({ begin: value })}
      />
      <span>
        {title}
        <small>{text}</small>
      </span>
    </label>
  )
  return (
    <fieldset className="panel details-group">
      <legend>What it begins with</legend>
      {choice(
        'empty',
        'An empty site',
        work
          ? `Not any more: this site has ${work}, which would be lost.`
          : 'Home, products, how it works, contact. You add collections and products. The example pages and products are removed.',
      )}
      {choice(
        'keep',
        'The example site',
        'Prefab units, interiors, furniture and engineering, with their pages and products.',
      )}
      <FormFault text={fault} />
    </fieldset>
  )
}
