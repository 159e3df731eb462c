import type { FormFields } from '#domain/fields/form-values.ts'
import { inItsScript } from './customer.ts'

/** What lists of other systems (Odoo, Zoho, Dynamics, SAP Business One, Qoyod, Daftra) call the columns of a customer. */
export const CUSTOMER_HEADINGS: Record<string, readonly string[]> = {
  name: [
    'customer',
    'customer name',
    'client name',
    'contact name',
    'display name',
    'full name',
    'bp name',
    'card name',
    'العميل',
    'اسم العميل',
    'الاسم الكامل',
  ],
  company: ['company name', 'organization', 'business name', 'اسم الشركة', 'المنشأة', 'اسم المنشأة', 'المؤسسة'],
  phones: [
    'phone',
    'phone number',
    'phone 1',
    'phone 2',
    'telephone',
    'telephone 1',
    'telephone 2',
    'tel',
    'mobile',
    'mobile number',
    'mobile phone',
    'mobilephone',
    'cellular',
    'whatsapp',
    'الهاتف',
    'رقم الهاتف',
    'هاتف',
    'الجوال',
    'رقم الجوال',
    'جوال',
    'واتساب',
  ],
  emails: ['email', 'e-mail', 'email id', 'emailid', 'email address', 'البريد', 'البريد الإلكتروني', 'الإيميل'],
  vat: [
    'vat',
    'vat no',
    'vat registration number',
    'tax id',
    'tax number',
    'tax registration number',
    'federal tax id',
    'trn',
    'رقم التسجيل الضريبي',
    'رقم ضريبة القيمة المضافة',
  ],
  cr: ['cr', 'cr no', 'cr number', 'commercial registration number', 'company registry', 'رقم السجل التجاري'],
  address_street: ['street', 'address', 'address 1', 'billing address', 'billing street', 'العنوان', 'عنوان الفوترة'],
  address_building: ['building', 'building no', 'رقم المبنى'],
  address_postal: ['zip', 'zip code', 'postcode', 'billing code', 'billing zip', 'الرمز البريدي'],
  city: ['billing city', 'مدينة الفوترة'],
  note: ['notes', 'comments', 'remarks', 'ملاحظات'],
}

/** A customer may have several, in columns of their own. */
export const CUSTOMER_LISTS = ['phones', 'emails']

/** A name without a language is of the language that it is written in. */
export function customerRow({ name, company, ...fields }: Record<string, string>): FormFields {
  const named = (key: string, text = '') => {
    const { ar, en } = inItsScript(text)
    return { ...(ar && { [`${key}_ar`]: ar }), ...(en && { [`${key}_en`]: en }) }
  }
  return { ...named('name', name), ...named('company', company), ...fields }
}
