import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements and boolean attributes in its own way; both are valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Numbers are written as the agency writes them.
    'tel-non-breaking': 'off',
    // Style, not validity: the head of a list of links may be the first of its kind on a page.
    'prefer-native-element': 'off',
    'no-inline-style': 'error',
  },
})

/** What is wrong with a page, one readable line each. */
export async function htmlComplaints(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
