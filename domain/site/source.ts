/** Where something was sent from: the visitor (an address, or the /64 of one) and their neighbourhood (/24 or /48). */
export type Source = { visitor: string; network: string }
