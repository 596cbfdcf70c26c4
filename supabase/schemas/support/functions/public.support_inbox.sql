create or replace function public.support_inbox (
  queue text default 'open'::text,
  after timestamp with time zone default null::timestamp with time zone,
  after_id uuid default null::uuid,
  limit_count integer default 30
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if coalesce(support_inbox.queue, '') not in ('open', 'mine', 'answered', 'closed') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if support_inbox.queue = 'closed' then
    return (select coalesce(jsonb_agg(private.inbox_line(t) order by t.closed_at desc, t.id desc), '[]') from (
      select * from private.support_tickets as s where s.status = 'closed'
        and (support_inbox.after is null or (s.closed_at, s.id) < (support_inbox.after, support_inbox.after_id))
      order by s.closed_at desc, s.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)) as t);
  end if;
  return (select coalesce(jsonb_agg(private.inbox_line(t) order by t.resolve_by, t.id), '[]') from (
    select * from private.support_tickets as s
    where s.status <> 'closed' and case support_inbox.queue when 'mine' then s.assigned_to = caller
      else s.status = support_inbox.queue end
      and (support_inbox.after is null or (s.resolve_by, s.id) > (support_inbox.after, support_inbox.after_id))
    order by s.resolve_by, s.id limit least(greatest(coalesce(limit_count, 30), 1), 100)) as t);
end
$function$;

comment on function public.support_inbox(text, timestamp
  with time zone, uuid, integer) is 'Tickets for administrators: open and answered ones and one''s own (mine) by when they have to be resolved, the most urgent first; closed ones the latest first. A page follows the row whose resolve_by (closed: closed_at) is after, with the id after_id.';

revoke all on function public.support_inbox(text, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.support_inbox(text, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
