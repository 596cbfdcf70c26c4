create or replace function public.my_sessions()
  returns table (
    id uuid,
    created_at timestamp with time zone,
    last_seen_at timestamp with time zone,
    user_agent text,
    ip text,
    is_current boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  here uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  return query
    select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'), s.user_agent, host(s.ip),
      s.id is not distinct from here
    from auth.sessions as s
    where s.user_id = caller and (s.not_after is null or s.not_after > now())
    order by s.id is not distinct from here desc, 3 desc;
end
$function$;

comment on function public.my_sessions() is 'Where the caller is signed in, this device first; last_seen_at is the last renewal of the session, at most an hour ago while in use.';

revoke all on function public.my_sessions() from public;

grant execute on function public.my_sessions() to authenticated, postgres;
