create or replace function private.await_answers (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if exists (select from public.dish_proposals as p where p.order_id = o.id and p.state = 'offered') then
    perform private.refuse(409, 'substitution_open', 'The customer has not answered yet.');
  end if;
end
$function$;

comment on function private.await_answers(public.enhanced_orders, public.order_status) is
  'Nothing is ready while its customer is being asked.';

revoke all on function private.await_answers(public.enhanced_orders, public.order_status) from public;
