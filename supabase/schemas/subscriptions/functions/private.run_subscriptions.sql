create or replace function private.run_subscriptions (
  day date,
  most integer default 500,
  at timestamp with time zone default now()
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors;
  t public.subscription_terms;
  stop public.subscribers;
  ran integer := 0;
  rounds uuid[] := '{}';
begin
  -- The first order of a region's day opens its numbers, for which every other first order waits: before wallets are
  -- locked, in one order.
  perform private.take_turns('first_order_of_day', r.id::text) from (
    select g.id from public.regions as g
    where not exists (select from private.order_number_bases as b where b.region_id = g.id and b.day = private.today())
      and exists (select from public.subscribers as d join public.vendors as w on w.id = d.vendor_id
        where d.next_on <= run_subscriptions.day and w.region_id = g.id)
    order by g.id offset 0) as r;
  -- Customers in one order everywhere: runs at the same time never wait for each other's wallets in a circle.
  for stop in
    select * from public.subscribers as d where d.next_on <= run_subscriptions.day
      and (d.retry_at is null or d.retry_at <= run_subscriptions.at)
    order by d.next_on, d.user_id limit run_subscriptions.most for update skip locked
  loop
    ran := ran + 1;
    begin
      select * into v from public.vendors as w where w.id = stop.vendor_id;
      select * into t from public.subscription_terms as w where w.vendor_id = stop.vendor_id;
      if private.run_subscriber(stop, v, t, run_subscriptions.day, run_subscriptions.at) = 'placed'
        and not stop.vendor_id = any (rounds) then
        rounds := rounds || stop.vendor_id;
      end if;
    exception when others then
      -- One that fails is tried again later and does not keep the others from their milk.
      update public.subscribers as d set retry_at = run_subscriptions.at + interval '1 minute', last_error = sqlerrm
        where d.id = stop.id;
    end;
  end loop;
  perform private.publish('vendor:' || r, 'round', jsonb_build_object('day', run_subscriptions.day))
    from unnest(rounds) as r;
  return ran;
end
$function$;

comment on function private.run_subscriptions(date, integer, timestamp
  with time zone) is 'Places the orders of a day for the next subscribers, at most so many, and answers how many it looked at; 0 when there is nothing left that no other run is at. Repeated, at the same time or after one that was killed, it doubles and loses nothing: whoever has been decided is not due any more.';

revoke all on function private.run_subscriptions(date, integer, timestamp with time zone) from public;
