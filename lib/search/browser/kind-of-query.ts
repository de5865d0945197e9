const command = /^\W*(?:helm|kubectl)\s+\S/;

/** Whether a text is a pasted command. */
export const isCommand = (text: string): boolean => command.test(text);

const question = /^\W*(?:how|what|which|why|where|who|when|can|do|does|is|are)\b/i;
const troubleWord =
  /\b(?:error|fail(?:ed|s|ure)?|cannot|could not|unable|not found|no such|forbidden|denied|refused|violates|\w*killed|timed out|invalid|exit code)\b|\w: /i;
const fewestInMessage = 4;

/** Whether a text reads like a message of something that went wrong: more than the name of an error, and no question about it. */
export const isMessage = (text: string): boolean =>
  text.trim().split(/\s+/).length >= fewestInMessage && !question.test(text) && troubleWord.test(text);

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
