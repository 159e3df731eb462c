/** The text of a script, as short as the build can make it. */
declare module '*?inline-script' {
  const text: string
  export default text
}
