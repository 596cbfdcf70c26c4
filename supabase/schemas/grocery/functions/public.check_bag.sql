create or replace function public.check_bag (
  order_id uuid,
  code text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  wanted text := upper(trim(left(check_bag.code, 60)));
  taken smallint;
begin
  perform private.require_job(check_bag.order_id);
  -- The number alone is enough: it is large on the bag.
  update public.grocery_bags as b set checked_at = coalesce(b.checked_at, now()),
    checked_by = coalesce(b.checked_by, caller)
  where b.order_id = check_bag.order_id and (b.code = wanted or b.number::text = wanted) returning b.number into taken;
  if taken is null then perform private.refuse(404, 'bag_not_found', 'No bag of this order has this code.'); end if;
  return jsonb_build_object('number', taken,
    'left', (select count(*) from public.grocery_bags as b where b.order_id = check_bag.order_id
      and b.checked_at is null));
end
$function$;

comment on function public.check_bag(uuid, text) is 'The courier of an order takes a bag by its code or number: {number, left (bags that are not taken yet)}. Twice is once.';

revoke all on function public.check_bag(uuid, text) from public;

grant execute on function public.check_bag(uuid, text) to authenticated, postgres;
