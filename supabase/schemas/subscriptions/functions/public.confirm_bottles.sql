create or replace function public.confirm_bottles (
  return_id uuid,
  count integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stated public.bottle_returns;
  stop public.subscribers;
  s public.subscriptions;
begin
  select d.* into stop from public.bottle_returns as b join public.subscriptions as w on w.id = b.subscription_id
    join public.subscribers as d on d.id = w.subscriber_id where b.id = confirm_bottles.return_id;
  if stop.id is null or not private.may(stop.vendor_id, 'orders') then
    perform private.refuse(404, 'bottles_not_found', 'These bottles are not known.'); end if;
  s := private.lock_bottles((select b.subscription_id from public.bottle_returns as b
    where b.id = confirm_bottles.return_id));
  select * into stated from public.bottle_returns as b where b.id = confirm_bottles.return_id;
  if stated.status <> 'stated' then return; end if;
  if confirm_bottles.count is null or confirm_bottles.count not between 0 and s.bottles_out then
    perform private.refuse(409, 'bottles_invalid', 'You do not have that many bottles.',
      jsonb_build_object('out', s.bottles_out));
  end if;
  update public.bottle_returns as b set status = case when confirm_bottles.count = 0 then 'refused' else 'confirmed'
    end,
    count = greatest(confirm_bottles.count, 1), decided_at = now() where b.id = stated.id;
  if confirm_bottles.count > 0 then
    perform private.take_bottles(s, confirm_bottles.count);
    perform private.notify(stop.user_id, 'bottles_confirmed',
      jsonb_build_object('vendor', v.name, 'count', confirm_bottles.count), '/grocery/subscriptions')
    from public.vendors as v where v.id = stop.vendor_id;
  end if;
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || stop.vendor_id, 'round', '{}'::jsonb);
end
$function$;

comment on function public.confirm_bottles(uuid, integer) is 'The vendor''s people have found so many bottles of what the customer stated; 0 refuses. Once decided it stays.';

revoke all on function public.confirm_bottles(uuid, integer) from public;

grant execute on function public.confirm_bottles(uuid, integer) to authenticated, postgres;
