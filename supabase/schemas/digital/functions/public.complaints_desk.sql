create or replace function public.complaints_desk (
  only_open boolean default true,
  after timestamp with time zone default null::timestamp with time zone,
  most integer default 50
)
  returns table (
    id uuid,
    number text,
    order_id uuid,
    category text,
    body text,
    status text,
    answer text,
    answered_at timestamp with time zone,
    created_at timestamp with time zone,
    state text,
    subject jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.id, c.number, c.order_id, c.category, c.body, c.status, c.answer, c.answered_at, c.created_at, f.state,
      private.payment_subject(f)
    from public.digital_complaints as c join public.digital_fulfilments as f on f.order_id = c.order_id
    where (not complaints_desk.only_open or c.status = 'open')
      and (complaints_desk.after is null or c.created_at > complaints_desk.after)
    order by c.created_at, c.id limit least(greatest(coalesce(complaints_desk.most, 50), 1), 200);
end
$function$;

comment on function public.complaints_desk(boolean, timestamp
  with time zone, integer) is 'Complaints with what was paid for, the oldest first; administrators only. after: created_at of the last one seen.';

revoke all on function public.complaints_desk(boolean, timestamp with time zone, integer) from public;

grant execute
  on function public.complaints_desk(boolean, timestamp with time zone, integer)
  to authenticated, postgres;
