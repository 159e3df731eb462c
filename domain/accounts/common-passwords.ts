/** Passwords of twelve characters and more that stand in every published list, folded. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv q1w2e3r4t5y6 qazwsxedcrfv zaq12wsxcde3 zaq1zaq1zaq1
  qwer1234asdf 1234qwerasdf asdf1234qwer qwertyasdfgh qwerty123qwerty asdfasdfasdf a1b2c3d4e5f6 abcd1234abcd
  abc123abc123 password1234 passw0rd1234 mypassword123 thisisapassword thisismypassword nopasswordhere
  correcthorsebatterystaple letmeinletmein iloveyouforever ilovemyfamily ilovemymother trustno1trustno1
  manchesterunited realmadrid123 jesuschrist1 jesusislord123 liverpoolfc123 helloworld123 monkeymonkey123
  michaeljackson harrypotter123 spiderman1234 superman12345 princess12345 sunshine12345 football12345 baseball12345
  blink182blink182 fuckyoufuckyou iloveyou12345 welcome12345 admin123admin123 administrator123 rootrootroot
  testtesttest test1234test 123qweasdzxc 123qwe123qwe 1234567890ab 1234567890qwerty 123456789abc 123456789qwe
  123456qwerty qwerty123456 qwertyuiop123 qwertyuiopasdfghjkl asdfghjkl123 zxcvbnm12345 987654321abc 147258369147
  741852963741 159753159753 789456123789 123123123123 111222333444 112233445566
  `
    .split(/\s+/)
    .filter((password) => password !== ''),
)

/** The words that most passwords of the lists are made of: any one of them alone, between figures, is a common one. */
export const COMMON_WORDS: readonly string[] = `
  password passwort contrasena motdepasse secret letmein welcome changeme changethis default guest login logon access
  opensesame admin administrator sysadmin webadmin root user username manager master superuser supervisor system
  qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcdef
  iloveyou loveyou lovely baby babygirl angel princess queen sunshine summer winter spring autumn monday friday
  january february march april june july august september october november december flower sweet honey cookie
  chocolate banana orange cheese coffee monkey dragon tiger lion eagle shadow wolf panther dolphin butterfly
  football soccer baseball basketball hockey golf cricket liverpool chelsea arsenal barcelona realmadrid
  superman batman spiderman starwars pokemon naruto matrix hunter killer ninja warrior legend
  michael jordan daniel jessica ashley michelle andrew joshua robert thomas charlie george jennifer nicole hannah
  mohammed muhammad mohamed ahmed abdullah khalid fatima computer internet google facebook samsung microsoft windows
  freedom trustno whatever forever hello helloworld happy lucky money blessed jesus allah islam saudi saudiarabia
  riyadh jeddah company business office
  كلمةالسر كلمةالمرور مرحبا السعودية الرياض الله بسمالله محمد احمد حبيبي احبك سلام
`
  .split(/\s+/)
  .filter((word) => word !== '')
