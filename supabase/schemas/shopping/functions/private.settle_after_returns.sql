create or replace function private.settle_after_returns (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if o.status = 'delivered' and private.window_end(o) <= now()
      and not exists (select from public.returns as r where r.order_id = o.id and private.is_open_return(r.state)) then
    perform private.settle_part(o, 'return_window_closed');
  end if;
end
$function$;

comment on function private.settle_after_returns(public.enhanced_orders) is 'Pays what is due when nothing can be returned any more and no return is under way; again does nothing.';

revoke all on function private.settle_after_returns(public.enhanced_orders) from public;
