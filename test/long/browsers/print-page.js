/**
 * Prints an address into a PDF file as WebKitGTK's print dialog would: its WebDriver cannot print.
 * Runs in gjs, GNOME's JavaScript: gjs -m print-page.js ADDRESS FILE
 */
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import system from 'system'

const [address, file] = system.programArgs
Gtk.init(null)
const window = new Gtk.OffscreenWindow({ default_width: 1440, default_height: 900 })
const view = new WebKit.WebView()
window.add(view)
window.show_all()
view.connect('load-changed', (_, event) => {
  if (event === WebKit.LoadEvent.FINISHED) print()
})
view.load_uri(address)
Gtk.main()

function print() {
  const settings = new Gtk.PrintSettings()
  settings.set_printer('Print to File')
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file, null))
  const job = new WebKit.PrintOperation({ web_view: view, print_settings: settings })
  job.connect('finished', () => Gtk.main_quit())
  job.connect('failed', (_, error) => {
    printerr(error.message)
    Gtk.main_quit()
  })
  job.print()
}
