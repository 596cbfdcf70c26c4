create or replace function private.review_of_author (
  r public.reviews
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object('id', r.id, 'stars', r.stars, 'body', r.body, 'photos', r.photos, 'state', r.state,
    'created_at', r.created_at, 'reply', r.reply,
    'changeable_until', case when r.state <> 'removed' and r.created_at > now() - interval '48 hours'
      then r.created_at + interval '48 hours' end);
end
$function$;

comment on function private.review_of_author(public.reviews) is 'A review as its author sees it.';

revoke all on function private.review_of_author(public.reviews) from public;
