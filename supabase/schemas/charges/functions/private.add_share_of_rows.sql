create or replace function private.add_share_of_rows (
  order_id uuid,
  account public.ledger_account_kind,
  owner_id uuid,
  amount_paise bigint,
  positions smallint[],
  due text default 'delivered'::text,
  owner_role text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into private.order_shares (order_id, position, account, owner_id, owner_role, amount_paise, positions, due)
  select add_share_of_rows.order_id, coalesce(max(s.position), 0) + 1, add_share_of_rows.account,
    add_share_of_rows.owner_id,
    add_share_of_rows.owner_role, add_share_of_rows.amount_paise, add_share_of_rows.positions, add_share_of_rows.due
  from private.order_shares as s where s.order_id = add_share_of_rows.order_id;
end
$function$;

comment on function
  private.add_share_of_rows(uuid, public.ledger_account_kind, uuid, bigint, smallint[], text, text) is
  'Freezes one share of an order while it is being placed: paid from these charge rows and from no others, to an owner or to whoever has the part by then.';

revoke all
  on function
    private.add_share_of_rows(uuid, public.ledger_account_kind, uuid, bigint, smallint[], text, text)
  from public;
