/** A style sheet that a script of the site imports by name is its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
