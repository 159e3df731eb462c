import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.ts'

const names = ['noura.alharbi', 'Rawabit', 'روابط']
const problem = (password: string) => passwordProblem(password, names)

describe('a password', () => {
  it.each([
    ['short', 'too-short'],
    ['elevenchars', 'too-short'],
    ['🔑'.repeat(11), 'too-short'],
    ['x7'.repeat(64) + 'y', 'too-long'],
    ['password1234', 'common'],
    ['P@ssw0rd2024!', 'common'],
    ['passwordpassword', 'common'],
    ['administrator', 'common'],
    ['Administrator1!', 'common'],
    ['adminadminadmin', 'common'],
    ['123456789012', 'common'],
    ['000000000000', 'common'],
    ['qwertyuiop[]', 'common'],
    ['qwerty123456', 'common'],
    ['1q2w3e1q2w3e', 'common'],
    ['abcabcabcabc', 'common'],
    ['iloveyou2023', 'common'],
    ['letmein-letmein', 'common'],
    ['Welcome@2025', 'common'],
    ['كلمة السر 1234', 'common'],
    ['987654321987', 'common'],
    ['correcthorsebatterystaple', 'common'],
    ['noura.alharbi', 'name'],
    ['NouraAlharbi1', 'name'],
    ['rawabit123456', 'name'],
    ['Rawabit-Rawabit', 'name'],
    ['روابط روابط 2025', 'name'],
  ])('%j is refused as %s', (password, expected) => expect(problem(password)).toBe(expected))

  it.each([
    'gusty-plinth-ohm-verdigris',
    'k7m2p-9x4tq-h3vbn-w8zrd',
    'nutmeg trombone kayak',
    'Tr0ub4dour&3x',
    'خيمة قمر بئر نعناع',
    'password of the old mill',
    'Rawabit opens on Sunday',
    'test-owner-password-1',
    '839201746352',
    'x7Lq!9vBt#2m',
  ])('%j is accepted', (password) => expect(problem(password)).toBeNull())

  it('may have from 12 to 128 characters of any kind', () => {
    expect(problem('ظ3ü🔑x9Qz!kV')).toBe('too-short')
    expect(problem('ظ3ü🔑x9Qz!kV8')).toBeNull()
    expect(problem('k7m2p9x4tqh3vbnw'.repeat(8))).toBeNull()
  })
})
