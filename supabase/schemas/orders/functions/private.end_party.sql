create or replace function private.end_party (
  order_id uuid,
  role text,
  until_at timestamp with time zone default now(),
  held_by text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  gone uuid[];
begin
  with ended as (
    update private.order_parties as p set until_at = end_party.until_at
    where p.order_id = end_party.order_id and p.role = end_party.role and p.until_at is null
      and (end_party.held_by is null or p.held_by = end_party.held_by) returning p.user_id)
  select array_agg(e.user_id) into gone from ended as e;
  if gone is null then return; end if;
  if end_party.until_at > now() then
    insert into private.order_timers (order_id, action, due_at) values (end_party.order_id, 'contact_ends',
      end_party.until_at);
  else
    perform private.rename_topic('order:' || end_party.order_id);
    perform private.recheck_subscriptions(g) from unnest(gone) as g where g is not null;
  end if;
end
$function$;

comment on function private.end_party(uuid, text, timestamp with time zone, text) is 'Ends a part in an order, of one holder or of all, now or at a later time; from then on they hear nothing more of it.';

revoke all on function private.end_party(uuid, text, timestamp with time zone, text) from public;
