/** A person with saved addresses. The e-mail address is in lower case. */
export type Customer = { uuid: string; email: string; createdAt: string }

export type CustomerSession = { createdAt: string; lastUsedAt: string; expiresAt: string }
