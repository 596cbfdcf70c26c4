create table private.gst_states (
  code text not null,
  state text not null,
  pincodes text[] not null default '{}'::text[],
  constraint gst_state_form check ((code ~ '^[0-9]{2}$'::text)),
  constraint gst_states_pkey primary key (code),
  constraint gst_states_state_key unique (state)
);

comment on column private.gst_states.pincodes is 'How the pin codes of the state begin; the longest beginning decides.';

comment on table private.gst_states is 'The states of India as GST numbers them, for the place of supply.';
