/** Takes a page and the text of a content security policy and gives the page with that policy in front of everything it governs, after the declaration of its encoding. */
export function insertPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`;
  const place = /<head[^>]*>(?:\s*<meta charset="utf-8"\s*\/?>)?/i;
  if (!place.test(html)) throw new Error('The page has no <head> to hold its policy.');
  return html.replace(place, (head) => head + meta);
}
