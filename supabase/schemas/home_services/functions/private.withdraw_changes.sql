create or replace function private.withdraw_changes (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.order_changes as c set state = 'withdrawn', decided_at = now()
  where c.order_id = o.id and c.state = 'proposed';
  if found then perform private.announce_order(o); end if;
end
$function$;

revoke all on function private.withdraw_changes(public.enhanced_orders) from public;
