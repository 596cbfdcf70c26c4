create or replace function private.keep_handed_in (
  a public.provider_applications,
  owner_id uuid,
  account public.ledger_account_kind,
  approver uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  pan text := (private.document_for(a, 'pan')).number_kept;
  bank jsonb := (private.document_for(a, 'bank')).bank;
begin
  if pan is not null then
    insert into private.payee_pans (owner_id, pan, set_by) values (keep_handed_in.owner_id, pan, a.user_id)
    on conflict on constraint payee_pans_pkey do nothing;
  end if;
  if bank is not null and not exists (select from private.payout_accounts as p
      where p.owner_id = keep_handed_in.owner_id and p.kind = account and p.replaced_at is null) then
    insert into private.payout_accounts (owner_id, kind, method, holder, account_number, ifsc, masked, set_by,
      usable_from)
    values (keep_handed_in.owner_id, account, 'bank', bank ->> 'holder', bank ->> 'account_number', bank ->> 'ifsc',
      '•••• ' || right(bank ->> 'account_number', 4), a.user_id,
      now() + make_interval(secs => private.setting_int('payout_cooling_seconds')));
  end if;
end
$function$;

comment on function
  private.keep_handed_in(public.provider_applications, uuid, public.ledger_account_kind, uuid) is
  'Gives what approval makes the PAN and the bank account that were handed in: payouts are sent once that is checked.';

revoke all
  on function private.keep_handed_in(public.provider_applications, uuid, public.ledger_account_kind, uuid)
  from public;
