create or replace function private.add_share (
  order_id uuid,
  account public.ledger_account_kind,
  owner_id uuid,
  amount_paise bigint,
  charge_codes text[],
  due text default 'delivered'::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.add_share_of_rows(add_share.order_id, add_share.account, add_share.owner_id, add_share.amount_paise,
    array(select c.position from public.order_charges as c
      where c.order_id = add_share.order_id and c.of_position is null and c.code = any (add_share.charge_codes)
      order by c.position), add_share.due, case when add_share.owner_id is null then 'courier' end);
end
$function$;

comment on function private.add_share(uuid, public.ledger_account_kind, uuid, bigint, text[], text) is
  'Freezes one share of goods while they are being ordered: paid from all charges with these codes, to an owner or else to the courier.';

revoke all
  on function private.add_share(uuid, public.ledger_account_kind, uuid, bigint, text[], text)
  from public;
