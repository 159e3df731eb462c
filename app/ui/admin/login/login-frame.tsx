import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import type { AdminFrame } from '#app/seo/admin-meta.ts'
import { LanguageSwitch } from '#app/ui/admin/language-switch.tsx'
import { StaffLogo } from '#app/ui/admin/staff-logo.tsx'
import { loginPictures } from './login-pictures.ts'

/** What stands round each step of signing in. */
export function LoginFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const isDemo = !useRouteLoaderData<AdminFrame>('admin')?.identity
  return (
    <main className="login">
      <div className="login-side">
        <StaffLogo className="login-logo" />
        <div>
          <h1 className="text-h2">{title}</h1>
          <p className="mt-1 text-ink-3">{lead}</p>
        </div>
        {children}
        <LanguageSwitch className="login-language" />
      </div>
      {isDemo && (
        <Picture
          picture={loginPictures['hero-3-narrow']}
          alt=""
          sizes="(width < 64rem) 1px, max(52vw, 133vh)"
          className="login-picture"
        />
      )}
    </main>
  )
}
