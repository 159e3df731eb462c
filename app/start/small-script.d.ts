/** The text of a script, as short as the build can make it. */
declare module '*?small' {
  const text: string
  export default text
}
