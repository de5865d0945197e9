/** A style sheet that a script of the site imports by name comes as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
