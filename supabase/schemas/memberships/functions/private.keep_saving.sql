create or replace function private.keep_saving (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.membership_savings (order_id, membership_id, user_id, saving_paise)
  select o.id, (part ->> 'membership_id')::uuid, o.user_id, (part ->> 'saving_paise')::integer
  where (part ->> 'saving_paise')::integer > 0 and part ? 'membership_id';
end
$function$;

comment on function private.keep_saving(public.enhanced_orders, jsonb) is 'Keeps what an order saves by a membership when it is placed.';

revoke all on function private.keep_saving(public.enhanced_orders, jsonb) from public;
