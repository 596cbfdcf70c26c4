create or replace function private.spend_lots (
  account_id uuid,
  transaction_id uuid,
  amount bigint,
  expired boolean,
  only_bucket public.wallet_bucket
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rest bigint := amount;
  taken bigint;
  lot private.wallet_lots;
begin
  for lot in
    select l.* from private.wallet_lots as l
    where l.account_id = spend_lots.account_id and l.left_paise > 0
      and coalesce(l.expires_at < now(), false) = spend_lots.expired
      and (spend_lots.only_bucket is null or l.bucket = spend_lots.only_bucket)
    order by l.bucket, l.expires_at, l.id
  loop
    taken := least(lot.left_paise, rest);
    update private.wallet_lots as l set left_paise = l.left_paise - taken where l.id = lot.id;
    insert into private.wallet_spends (transaction_id, lot_id, amount_paise)
    values (spend_lots.transaction_id, lot.id, taken);
    rest := rest - taken;
    exit when rest = 0;
  end loop;
  if rest > 0 then
    raise exception using errcode = 'check_violation', constraint = 'wallet_not_negative',
      message = format('wallet_not_negative: %s paise more than can be spent', rest);
  end if;
end
$function$;

comment on function private.spend_lots(uuid, uuid, bigint, boolean, public.wallet_bucket) is
  'Takes money out of a wallet: promotional money first, that which expires first, then gifts, top-ups and refunds; or that of one bucket only.';

revoke all on function private.spend_lots(uuid, uuid, bigint, boolean, public.wallet_bucket) from public;
