create or replace function public.my_savings()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  since timestamptz := date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object('since', since, 'orders', count(*), 'discount_paise', coalesce(sum(o.discount_paise), 0))
    from public.enhanced_orders as o
    where o.user_id = caller and o.status = 'delivered' and o.discount_paise > 0 and o.created_at >= since);
end
$function$;

comment on function public.my_savings() is 'What discounts have saved the caller on delivered orders since the first of the month, by Indian time (Spec §7 enhanced_orders): {since, orders, discount_paise}.';

revoke all on function public.my_savings() from public;

grant execute on function public.my_savings() to authenticated, postgres;
