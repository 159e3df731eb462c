/** The field in which forms ask for the own password again. It is never shown again, nor kept in any draft. */
export const PASSWORD_FIELD = 'current_password'
