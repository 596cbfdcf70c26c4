create or replace function private.expire_wallet_money (
  most integer default 500
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  one record;
  gone bigint;
  expired integer := 0;
begin
  for one in
    select distinct a.id, a.owner_id from (select l.account_id from private.wallet_lots as l
      where l.left_paise > 0 and l.bucket = 'promotional' and l.expires_at < now()
      order by l.expires_at limit most) as l
    join private.ledger_accounts as a on a.id = l.account_id order by a.owner_id
  loop
    perform from private.ledger_accounts as a where a.id = one.id for no key update;
    gone := private.expired_in_wallet(one.id);
    continue when gone = 0;
    perform private.post('wallet_expired', null, 'expired:' || gen_random_uuid(), array[
      (one.owner_id, 'customer_wallet', -gone)::private.movement, (null, 'promo_expense', gone)::private.movement]);
    expired := expired + 1;
    continue when exists (select from private.closed_accounts as c where c.user_id = one.owner_id);
    perform private.notify(one.owner_id, 'wallet_expired', jsonb_build_object('amount', private.rupees(gone),
      'amount_paise', gone), '/wallet');
    perform private.publish('user:' || one.owner_id, 'wallet', '{}'::jsonb);
  end loop;
  return expired;
end
$function$;

comment on function private.expire_wallet_money(integer) is 'Takes promotional money past its last day out of the books and tells its owners; nobody could spend it any more.';

revoke all on function private.expire_wallet_money(integer) from public;
