create or replace function private.count_review (
  r public.reviews,
  change integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  -- What was reported still counts: only a decision changes an average, never three reporters.
  counts integer := case when r.state = 'removed' then 0 else change end;
  listed integer := case when r.state = 'shown' and (r.body is not null or r.photos <> '{}') then change else 0 end;
  about private.review_subjects;
begin
  select * into strict about from private.review_subjects as s where s.kind = r.subject_kind;
  if about.is_listed then
    insert into private.review_counts (subject_id) values (r.subject_id) on conflict do nothing;
    update private.review_counts as k set stars[r.stars] = k.stars[r.stars] + counts, ratings = k.ratings + counts,
      stars_sum = k.stars_sum + counts * r.stars, written = k.written + listed,
      with_photos = k.with_photos + case when r.photos <> '{}' then listed else 0 end
    where k.subject_id = r.subject_id;
  end if;
  if about.average is not null and counts <> 0 then
    execute format('select %s($1, $2, $3)', about.average) using r.subject_id, counts, counts * r.stars;
  end if;
end
$function$;

comment on function private.count_review(public.reviews, integer) is 'Adds a review to what it is about, or takes it away again, whatever the number of reviews before it.';

revoke all on function private.count_review(public.reviews, integer) from public;
