create or replace function public.save_payout_account (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  details jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(save_payout_account.owner_id, save_payout_account.account_kind);
  a private.payout_accounts := private.clean_payout_account(save_payout_account.details);
  present private.payout_accounts;
begin
  perform private.hold_account(caller);
  perform private.take_turns('payout', save_payout_account.owner_id::text);
  select * into present from private.payout_accounts as p
  where p.owner_id = save_payout_account.owner_id and p.kind = save_payout_account.account_kind
    and p.replaced_at is null;
  if (present.method, present.holder, present.account_number, present.ifsc, present.upi_id)
      is not distinct from (a.method, a.holder, a.account_number, a.ifsc, a.upi_id)
      -- Said once more, an account that failed is checked once more.
      and present.check_state not in ('failed', 'returned') then
    return jsonb_build_object('method', present.method, 'masked', present.masked, 'usable_from', present.usable_from);
  end if;
  if (select count(*) from private.payout_accounts as p where p.owner_id = save_payout_account.owner_id
    and p.created_at > now() - interval '1 day') >= 5 then
    perform private.refuse(429, 'too_many_payout_accounts',
      'The account was changed too often today. Please try again tomorrow.');
  end if;
  update private.payout_accounts as p set replaced_at = now() where p.id = present.id;
  insert into private.payout_accounts (owner_id, kind, method, holder, account_number, ifsc, upi_id, masked, set_by,
    usable_from)
  values (save_payout_account.owner_id, save_payout_account.account_kind, a.method, a.holder, a.account_number, a.ifsc,
    a.upi_id, a.masked, caller,
    now() + make_interval(secs => private.setting_int('payout_cooling_seconds'))) returning * into present;
  perform private.audit('save_payout_account', 'payout_account', present.id::text, null,
    jsonb_build_object('owner_id', present.owner_id, 'masked', present.masked));
  perform private.log_act(present.owner_id, 'bank_account_changed');
  -- Whoever did not change it learns of it in time.
  perform private.notify(p.user_id, 'payout_account_changed', jsonb_build_object('destination', present.masked))
  from (select caller as user_id union select private.staff_with(present.owner_id, 'money')) as p;
  return jsonb_build_object('method', present.method, 'masked', present.masked, 'usable_from', present.usable_from);
end
$function$;

comment on function public.save_payout_account(uuid, public.ledger_account_kind, jsonb) is
  'Sets where earnings are paid: {method: bank, holder, account_number, ifsc} or {method: upi, holder, upi_id}. Usable after a pause, of which the owners are notified. Answers {method, masked, usable_from}.';

revoke all on function public.save_payout_account(uuid, public.ledger_account_kind, jsonb) from public;

grant execute
  on function public.save_payout_account(uuid, public.ledger_account_kind, jsonb)
  to authenticated, postgres;
