create or replace function private.facts_of_vendor (
  vendor_id uuid
)
  returns SETOF private.figure_fact
  language sql
  stable
  set search_path to ''
  AS $function$
  select f.* from public.enhanced_orders as o cross join lateral private.facts_of_order(o) as f
  where o.vendor_id = facts_of_vendor.vendor_id
  union all
  select t.at, 'earned', null, null, e.amount_paise
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = facts_of_vendor.vendor_id and a.kind = 'vendor_payable' and t.order_id is not null
  union all
  select r.created_at, 'review_' || r.stars, null, null, 1 from public.reviews as r
  where r.vendor_id = facts_of_vendor.vendor_id and r.state <> 'removed'
$function$;

comment on function private.facts_of_vendor(uuid) is 'Everything that a vendor''s figures are made of, read anew from its orders, the ledger and its reviews.';

revoke all on function private.facts_of_vendor(uuid) from public;
