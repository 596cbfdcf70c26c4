create or replace function public.set_payee_pan (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  pan text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(set_payee_pan.owner_id, set_payee_pan.account_kind);
  number text := upper(regexp_replace(left(set_payee_pan.pan, 40), '\s', '', 'g'));
begin
  perform private.bound(set_payee_pan.pan, 100);
  if coalesce(number, '') !~ '^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$' then
    perform private.refuse(400, 'pan_invalid', 'This is not a PAN.');
  end if;
  insert into private.payee_pans as p (owner_id, pan, set_by) values (set_payee_pan.owner_id, number, caller)
  on conflict on constraint payee_pans_pkey do update set pan = excluded.pan, set_by = excluded.set_by, set_at = now();
  perform private.audit('set_payee_pan', 'payee', set_payee_pan.owner_id::text, null,
    jsonb_build_object('pan', left(number, 2) || '••••••' || right(number, 2)));
end
$function$;

comment on function public.set_payee_pan(uuid, public.ledger_account_kind, text) is 'Tells the PAN of one''s own earnings, without which more tax is withheld. On the audit log, masked.';

revoke all on function public.set_payee_pan(uuid, public.ledger_account_kind, text) from public;

grant execute
  on function public.set_payee_pan(uuid, public.ledger_account_kind, text)
  to authenticated, postgres;
