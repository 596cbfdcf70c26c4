create sequence private.complaint_numbers as bigint increment by 1 minvalue 1 maxvalue 9223372036854775807
  START with 1 cache 1 no cycle;
