/** Words about the agreement to news, on the page of a request and on that of a customer's data. */
export const newsConsent = {
  title: { ar: 'العروض والأخبار', en: 'Offers and news' },
  since: {
    ar: (day: string) => `وافقت على استلامها في ${day}.`,
    en: (day: string) => `You agreed to receive them on ${day}.`,
  },
  withdraw: { ar: 'سحب الموافقة', en: 'Withdraw consent' },
  withdrawn: {
    ar: 'سُحبت موافقتك. لن تصلك عروض ولا أخبار.',
    en: 'Your consent is withdrawn. You will receive no offers or news.',
  },
}
