/** What a refusal says of whoever is signed in and has none of the roles. */
export const NO_ROLE = 'no-role'
