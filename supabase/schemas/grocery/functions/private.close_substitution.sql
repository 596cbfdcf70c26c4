create or replace function private.close_substitution (
  o public.enhanced_orders,
  substitution uuid,
  state text,
  answered_by text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  closed public.substitutions;
begin
  update public.substitutions as s set state = close_substitution.state, answered_by = close_substitution.answered_by,
    answered_at = now()
  where s.id = substitution and s.state = 'offered' returning * into closed;
  if closed.id is null then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'lapse_substitution' and t.done_at is null
    and t.payload ->> 'substitution_id' = substitution::text;
  if closed.state = 'accepted' then
    -- The picker holds it: whatever the count says, there was one.
    update public.catalog_items as i set stock = greatest(i.stock - closed.quantity, 0) where i.id = closed.item_id
      and i.stock is not null;
  end if;
  perform private.announce_picking(o);
end
$function$;

comment on function private.close_substitution(public.enhanced_orders, uuid, text, text) is
  'Ends an offer, once; what is accepted leaves the stock. The caller holds the order.';

revoke all on function private.close_substitution(public.enhanced_orders, uuid, text, text) from public;
