/** Whether a text is a pasted command. */
export const isCommand = (text: string): boolean => /^\W*(?:helm|kubectl)\s+\S/.test(text);

const listOf =
  /\b(?:which|what|all|every|list(?: of)?|overview of)\s+(?:(?:of|all|the|available)\s+)*(\S+)|^(\S+)\s+(?:for|that|to|with)\b/i;

/** What a list is asked for of: the noun in `which scanners …`, `list of all hooks` and `scanners for …`; empty where no list is, for who asks for one thing wants that one. */
export function nounOfList(text: string): string {
  const [, last, first] = listOf.exec(text) ?? [];
  const noun = last ?? first ?? '';
  return /s$/i.test(noun) ? noun : '';
}

const askingWords =
  /^(?:list|overview)\s+(?:of\s+)?|\b(?:is|are)\s+there\b|\b(?:there\s+(?:is|are)|available|exists?)(?=\W*$)|^(?:\w+\s+)?available\b/gi;

/** A request for a list without the words that only ask. */
export const withoutAsking = (text: string): string => text.replace(askingWords, '');
