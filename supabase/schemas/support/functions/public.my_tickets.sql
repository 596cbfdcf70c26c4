create or replace function public.my_tickets (
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.ticket_line(t) || jsonb_build_object('unread',
    t.customer_read_seq < t.last_seq) order by t.last_at desc, t.id desc), '[]')
    from (select * from private.support_tickets as s where s.user_id = caller
        and (my_tickets.before is null or (s.last_at, s.id) < (my_tickets.before,
          coalesce(my_tickets.before_id, '00000000-0000-0000-0000-000000000000')))
      order by s.last_at desc, s.id desc limit least(greatest(coalesce(limit_count, 20), 1), 100)) as t);
end
$function$;

comment on function public.my_tickets(timestamp with time zone, uuid, integer) is 'The caller''s tickets, the latest first: [{id, number, topic, status, last_text, last_at, unread, order_number, …}]. A page follows the row with last_at before and the id before_id.';

revoke all on function public.my_tickets(timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.my_tickets(timestamp with time zone, uuid, integer)
  to authenticated, postgres;
