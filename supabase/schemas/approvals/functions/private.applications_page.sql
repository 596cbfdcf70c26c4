create or replace function private.applications_page (
  wanted text[],
  is_queue boolean,
  words text,
  after_at timestamp with time zone,
  after_id uuid
)
  returns SETOF public.provider_applications
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  -- Without a page before it, one begins at the end of time.
  since timestamptz := coalesce(after_at, case when is_queue then '-infinity' else 'infinity' end::timestamptz);
  since_id uuid := coalesce(after_id, case when is_queue then '00000000-0000-0000-0000-000000000000'
    else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end::uuid);
  pattern text := private.like_pattern(words);
begin
  -- State by state, so that each is read in the order of its index and no further than a page.
  if is_queue then
    return query select k.* from unnest(wanted) as s (state) cross join lateral (
      select p.* from public.provider_applications as p
      where p.state = s.state and (p.submitted_at, p.id) > (since, since_id) and (words is null
        or lower(p.profile ->> 'name') like pattern or exists (select from public.profiles as f
          where f.id = p.user_id and lower(f.full_name) like pattern))
      order by p.submitted_at, p.id limit 50) as k
    where k.state not in ('draft', 'withdrawn') order by k.submitted_at, k.id limit 50;
  else
    return query select k.* from unnest(wanted) as s (state) cross join lateral (
      select p.* from public.provider_applications as p
      where p.state = s.state and (p.submitted_at, p.id) < (since, since_id) and (words is null
        or lower(p.profile ->> 'name') like pattern or exists (select from public.profiles as f
          where f.id = p.user_id and lower(f.full_name) like pattern))
      order by p.submitted_at desc, p.id desc limit 50) as k
    where k.state not in ('draft', 'withdrawn') order by k.submitted_at desc, k.id desc limit 50;
  end if;
end
$function$;

comment on function private.applications_page(text[], boolean, text, timestamp
  with time zone, uuid) is 'Fifty applications of some states after a place: the oldest first (is_queue), or the newest.';

revoke all
  on function private.applications_page(text[], boolean, text, timestamp with time zone, uuid)
  from public;
