/** Words that carry no meaning in a question. They are found in titles, but never asked for and never completed. */
const words = [
  'a about again all also although am an and another any are as at be because been being both but by can cannot could',
  'did do does doing don each either else even every for from had has have having here how however i if in into is it',
  'its itself just let like many may me might more most much must my neither nor not now of on once one only onto or',
  'other our ours please same shall should since so some still such than that the their them then there therefore',
  'these they this those though through thus to too until upon us versus very via vs want was we were what when where',
  'whether which while who whole whom whose why will with within would yet you your yourself',
].join(' ');

const stopWords: ReadonlySet<string> = new Set(words.split(' '));

/** Whether a folded word carries no meaning of its own. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
