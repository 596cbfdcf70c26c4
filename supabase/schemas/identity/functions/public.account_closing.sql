create or replace function public.account_closing()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return jsonb_build_object('problems', private.closing_problems(caller), 'wallet_balance_paise',
    private.wallet_balance(caller),
    'confirm_with', (select case when nullif(u.phone, '') is null then 'email' else 'phone' end from auth.users as u
      where u.id = caller));
end
$function$;

comment on function public.account_closing() is 'What prevents closing the caller''s account, the wallet balance, and what to type as confirmation: the last four digits of the phone, or the email address.';

revoke all on function public.account_closing() from public;

grant execute on function public.account_closing() to authenticated, postgres;
