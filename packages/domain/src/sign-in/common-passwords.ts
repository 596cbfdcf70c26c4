/** The most common passwords, in lower case; loaded only when a user chooses a password. */
const COMMON = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 12345678910 111111 000000 222222 333333 444444 555555 666666 777777 ' +
    '888888 999999 11111111 00000000 88888888 121212 112233 123123 123321 123123123 654321 987654 987654321 123654 ' +
    '147258 159753 147258369 102030 101010 696969 131313 232323 123abc abc123 abcd123 abcd1234 abc12345 a123456 ' +
    'a1b2c3 a1b2c3d4 aa123456 aaaaaa abcdef abcdefg abcdefgh asdfgh asdfghjkl asdasd asdf1234 qwerty qwerty1 qwerty12 ' +
    'qwerty123 qwertyu qwertyui qwertyuiop qwer1234 q1w2e3r4 q1w2e3 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx ' +
    'qazwsxedc zaq12wsx zxcvbn zxcvbnm zxcvbnm123 password password1 password12 password123 password1234 password@123 ' +
    'pass123 pass1234 pass@123 pass@1234 passw0rd p@ssw0rd p@ssword p@ssw0rd123 admin123 admin1234 admin@123 ' +
    'administrator welcome welcome1 welcome123 welcome@123 letmein login123 access master master123 secret secret123 ' +
    'changeme default guest123 test123 test1234 testing temp123 user123 root123 hello123 hello1 iloveyou iloveyou1 ' +
    'loveyou lovely princess sunshine monkey dragon shadow superman batman pokemon starwars football baseball cricket ' +
    'cricket123 sachin sachin10 dhoni7 dhoni123 virat18 kohli18 india123 india@123 bharat bharat123 hindustan ' +
    'hyderabad hyderabad123 telangana telangana123 bangalore mumbai123 chennai123 krishna krishna123 sairam sairam123 ' +
    'jaimatadi omsairam ganesh ganesh123 shiva123 lakshmi lakshmi123 rahul123 priya123 mother mummy123 papa123 ' +
    'computer internet samsung google123 whatsapp facebook whatever michael jordan23 charlie daniel trustno1 freedom ' +
    'killer naruto angel1 flower summer winter chocolate cookie butterfly liverpool chelsea arsenal mustang ferrari ' +
    'angadi angadi1 angadi123 angadi@123'
  ).split(' '),
)

/** Whether a password is among the most common ones (Decisions, "Password minimum 6"). */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
