/** What a file needs, and what it does to products. */
export function TableRules() {
  return (
    <section className="table-rules panel" aria-labelledby="table-rules">
      <h2 id="table-rules">How a table is read</h2>
      <ul>
        <li>
          Your price list will do, with headings such as SKU, Product name, Category, Price and
          Width (cm); <b>Download as a table</b> has all columns. In Excel save it as{' '}
          <b>CSV UTF-8</b>; files of LibreOffice and Google Sheets are read as well.
        </li>
        <li>
          One row for each product, found by its <b>Code</b>. A row without a code, or with a new
          one, is a new product: it needs a <b>Collection</b>, and a <b>Name</b> or a code. A file
          without codes finds products by their names.
        </li>
        <li>
          A column that the file does not have stays as it is. An <b>empty cell empties</b> the
          field; an empty Collection, Position or Visible leaves it. An empty Name is that of the
          site again.
        </li>
        <li>Products that are not in the file stay as they are. A table deletes nothing.</li>
      </ul>
    </section>
  )
}
