create or replace function private.move_reserve (
  key text,
  owner_id uuid,
  kind public.ledger_account_kind,
  back bigint
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.post('payout_reserve', null, move_reserve.key, array[
    (move_reserve.owner_id, move_reserve.kind, move_reserve.back)::private.movement,
    (move_reserve.owner_id, 'payout_reserve', -move_reserve.back)::private.movement])
$function$;

comment on function private.move_reserve(text, uuid, public.ledger_account_kind, bigint) is
  'Posts what comes back of a reserve, or below zero what goes into it.';

revoke all on function private.move_reserve(text, uuid, public.ledger_account_kind, bigint) from public;
