create or replace function private.post_kept_tax (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  due bigint;
begin
  if o.status <> 'cancelled' then return; end if;
  due := case when private.is_settled(o.id) then private.left_of(o.id, 'tax') else (
    select coalesce(sum((t.cgst_paise + t.sgst_paise + t.igst_paise) * case i.kind when 'credit_note' then -1
      else 1 end), 0) from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
    where i.order_id = o.id) end
    - (select coalesce(sum(e.amount_paise), 0) from private.ledger_transactions as t
      join private.ledger_entries as e on e.transaction_id = t.id
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'tax_payable' where t.order_id = o.id);
  if due <> 0 then
    -- Deferred constraints may be checked at once by now, and the two sides come one after the other.
    set constraints private.ledger_transaction_balanced deferred;
    perform private.post('adjustment', o.id, 'kept-tax:' || o.id || ':' || (select count(*) from public.invoices as i
      where i.order_id = o.id), array[(null, 'tax_payable', due)::private.movement,
      (null, 'platform_revenue', -due)::private.movement], 'tax of what was kept');
  end if;
end
$function$;

comment on function private.post_kept_tax(public.enhanced_orders) is 'What was kept of a cancelled order has its tax inside: it is owed to the state out of the platform''s revenue, and no longer once it was refunded.';

revoke all on function private.post_kept_tax(public.enhanced_orders) from public;
