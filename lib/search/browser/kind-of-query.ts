/** Whether a text is a pasted command. */
export const isCommand = (text: string): boolean => /^\W*(?:helm|kubectl)\s+\S/.test(text);

const listPattern =
  /\b(?:which|what|all|every|list(?: of)?|overview of)\s+(?:(?:of|all|the|available|supported)\s+)*(\S+)|^(\S+)\s+(?:for|that|to|with)\b/i;

/** A reader who has to choose wants all to choose from, as in `which scanner should I use`. */
const choice = /\bwhich\s+(\S+)\s+(?:should|do|can)\s+(?:i|we)\s+(?:use|choose|pick|take)\b/i;

/** The noun that a query wants a list of, as in `which scanners …`, `list of all hooks` and `scanners for …`; empty without a list: other singular nouns ask for one thing. */
export function nounOfList(text: string): string {
  const [, chosen] = choice.exec(text) ?? [];
  if (chosen !== undefined) return chosen;
  const [, last, first] = listPattern.exec(text) ?? [];
  const noun = last ?? first ?? '';
  return /s$/i.test(noun) ? noun : '';
}

const listPhrases =
  /^(?:list|overview)\s+(?:of\s+)?(?:(?:all|supported)\s+)*|\b(?:is|are)\s+there\b|\b(?:there\s+(?:is|are)|available|exists?)(?=\W*$)|^(?:\w+\s+)?available\b/gi;

/** Removes the words of a query that only ask for a list. */
export const withoutListPhrases = (text: string): string => text.replace(choice, '$1').replace(listPhrases, '');
