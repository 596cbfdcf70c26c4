create or replace function private.reserve_is_free (
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.has_stopped(reserve_is_free.owner_id, reserve_is_free.kind) and not exists (
    select from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
    join private.ledger_transactions as t on t.id = e.transaction_id
    where a.owner_id = reserve_is_free.owner_id and a.kind = reserve_is_free.kind and t.kind = 'order_settled'
      and t.at > reserve_is_free.at - make_interval(hours => private.setting_int('help_window_hours')))
$function$;

comment on function private.reserve_is_free(uuid, public.ledger_account_kind, timestamp
  with time zone) is 'Whether a payee has stopped, and nothing of theirs can be reported any more: the whole reserve comes back.';

revoke all
  on function private.reserve_is_free(uuid, public.ledger_account_kind, timestamp with time zone)
  from public;
